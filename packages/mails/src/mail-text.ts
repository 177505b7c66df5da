import type { FilledContent } from './mail-content.ts'
import type { MailFrame } from './business.ts'

const linkLines = (link: { label: string; href: string } | undefined) =>
  link ? [`${link.label}:`, link.href, ''] : []

/** The mail as plain text; each link stands alone on its line, so that nothing cuts it. */
export function mailText(content: FilledContent, frame: MailFrame): string {
  const facts = content.facts ?? []
  return [
    content.title,
    '',
    ...content.paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...linkLines(content.action),
    ...linkLines(content.aside),
    ...linkLines(content.arrival),
    ...(content.closing ? [content.closing, ''] : []),
    '--',
    frame.signature,
    frame.hours,
    '',
  ].join('\n')
}
