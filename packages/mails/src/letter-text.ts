import type { Letter } from './letter.ts'
import { house } from './house.ts'

const linkLines = (link: { label: string; href: string } | undefined) =>
  link ? [`${link.label}:`, link.href, ''] : []

/** The letter as plain text; each link stands alone on its line, so that nothing cuts it. */
export function letterText(letter: Letter): string {
  const facts = letter.facts ?? []
  return [
    letter.title,
    '',
    ...letter.paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...linkLines(letter.action),
    ...linkLines(letter.aside),
    ...(letter.closing ? [letter.closing, ''] : []),
    '--',
    house.name,
    house.hours,
    '',
  ].join('\n')
}
