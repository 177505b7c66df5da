const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const plain = (html: string) =>
  html
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('\u00A0', ' ')

/** All that a page says before any script: to the eye, to the ear, and to search engines. */
export function visibleText(html: string): string {
  const facts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (one) => one[1],
  )
  const still = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const reported = [...still.matchAll(/\s(?:alt|aria-label|content|title|placeholder)="([^"]*)"/g)].map(
    (one) => one[1],
  )
  return plain([still.replaceAll(/<[^>]*>/g, ' '), ...reported, ...facts].join('\n'))
}
