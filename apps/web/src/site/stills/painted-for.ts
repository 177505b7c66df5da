import { colourVariables, type BusinessSettings, type Theme } from '@rumi/contract'

const indigoBlock = "[data-theme='indigo']"

function coloursOf(theme: Theme, css: string) {
  const indigoAt = css.indexOf(indigoBlock)
  const source = theme === 'indigo' ? css : css.slice(0, indigoAt)
  const values = new Map(
    [...source.matchAll(/(--color-[a-z-]+): (#[0-9a-f]{6}|var\(--color-[a-z-]+\))/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  const hexOf = (value: string): string => {
    const other = values.get(value.slice('var('.length, -1))
    return other === undefined ? value : hexOf(other)
  }
  return new Map([...values].map(([name, value]) => [name, hexOf(value)]))
}

/** Replaces the variables with the business's colours: a picture loaded as a file has no style sheet. */
export function paintedFor(
  { theme, colours: own }: Pick<BusinessSettings, 'theme' | 'colours'>,
  markup: string,
  css: string,
) {
  const colours = new Map([...coloursOf(theme, css), ...Object.entries(colourVariables(own))])
  return markup.replace(/var\((--color-[a-z-]+),\s*([^)]+)\)/g, (_, name: string, fallback: string) => {
    return colours.get(name) ?? fallback
  })
}
