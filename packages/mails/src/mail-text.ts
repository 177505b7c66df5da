import type { MailContent } from './mail-content.ts'
import { house, signatureOf, type MailHouse } from './house.ts'

const linkLines = (link: { label: string; href: string } | undefined) =>
  link ? [`${link.label}:`, link.href, ''] : []

/** The letter as plain text; each link stands alone on its line, so that nothing cuts it. */
export function mailText(content: MailContent, from: MailHouse): string {
  const facts = content.facts ?? []
  return [
    content.title,
    '',
    ...content.paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...linkLines(content.action),
    ...linkLines(content.aside),
    ...(content.closing ? [content.closing, ''] : []),
    '--',
    signatureOf(from),
    house.hours,
    '',
  ].join('\n')
}
