import { authSentences } from '../../copy/people/auth-sentences.ts'

const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const match = (names: [string, RegExp][], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0]

/** Describes a device by its user agent, such as 'Chrome en Android'. */
export function deviceOf(userAgent: string | undefined): string {
  const browser = match(browsers, userAgent ?? '') ?? authSentences.unknownBrowser
  const system = match(systems, userAgent ?? '')
  return system ? authSentences.browserOn(browser, system) : browser
}
