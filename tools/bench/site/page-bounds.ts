import { mostScriptBytes } from '../../../apps/web/build-steps/script-bound.ts'
import { categories, type Reading } from './reading.ts'

const leastPoints = 95

const twoDecimals = (number: number) => Math.round(number * 100) / 100

/** Violations of the bounds by a public page, each in a sentence; a page kept from search engines has no SEO bound. */
export function brokenBounds(reading: Reading, { isListed }: { isListed: boolean }): string[] {
  const { scores, cls, scriptBytes, strangers, messages } = reading
  return [
    ...categories
      .filter((category) => isListed || category !== 'seo')
      .filter((category) => !(scores[category] >= leastPoints))
      .map((category) => `${category} has ${scores[category]} points, not ${leastPoints}`),
    ...(scriptBytes > mostScriptBytes
      ? [`${Math.round(scriptBytes / 1000)} kB of scripts, not ${mostScriptBytes / 1000}`]
      : []),
    ...(twoDecimals(cls) > 0 ? [`the layout shifts by ${cls.toFixed(2)}`] : []),
    ...messages.map((message) => `the console says: ${message}`),
    ...strangers.map((address) => `another host is asked: ${address}`),
  ]
}
