/** The two palettes the site can wear (decision 5). */
export const themes = ['sol', 'indigo'] as const
export type Theme = (typeof themes)[number]

/** Own colours as `#rrggbb`; empty for those of the theme. */
export type OwnColours = { primary: string; link: string }

/** Colours for output without style sheets, such as mails and workbooks. */
export type LegibleColours = { primary: string; onPrimary: string; link: string }

/** Colours of a theme with legible text colours. */
export const themeColours = {
  sol: { primary: '#FF9F1A', onPrimary: '#2B2140', link: '#00706D' },
  indigo: { primary: '#4D55CC', onPrimary: '#FFFFFF', link: '#3F46B0' },
} as const satisfies Record<Theme, LegibleColours>

/** Least contrast of text with what is behind it (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

const ink = '#2B2140'
const white = '#FFFFFF'
/** Darkest surface on which links stand. */
const sand = '#FFF1DA'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Text colour of the two that reads better on a colour. */
export const textOn = (colour: string) => (contrastOf(ink, colour) >= contrastOf(white, colour) ? ink : white)

/** Partner of each own colour: the text of buttons, and the surface behind links. */
const partners: { [Name in keyof OwnColours]: (colour: string) => string } = {
  primary: textOn,
  link: () => sand,
}

/** Contrast of an own colour with its partner. */
export const contrastAs = (name: keyof OwnColours, colour: string) =>
  contrastOf(colour, partners[name](colour))

const mixed = (colour: string, other: string, share: number) =>
  `#${channels(colour)
    .map((value, at) => Math.round(value + (channels(other)[at]! - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase()

/** Nearest darker colour with enough contrast. */
export function legibleAs(name: keyof OwnColours, colour: string) {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mixed(colour, '#000000', share)
    if (contrastAs(name, darker) >= leastContrast) return darker
  }
  return ink
}

type Coloured = { theme: Theme; colours: OwnColours }

/** Colours of the business: its own over those of the theme. */
export function coloursOf({ theme, colours }: Coloured): LegibleColours {
  const { primary, link } = colours
  return {
    ...themeColours[theme],
    ...(primary && { primary, onPrimary: textOn(primary) }),
    ...(link && { link }),
  }
}

/** Variables of the style sheet that own colours replace. */
export function colourVariables({ primary, link }: OwnColours): Record<string, string> {
  const text = primary && textOn(primary)
  return {
    ...(text && {
      '--color-primary': primary,
      // Away from its text, so that contrast only grows.
      '--color-primary-deep': mixed(primary, text === ink ? white : '#000000', 0.15),
      '--color-on-primary': text,
      '--color-secondary': primary,
      '--color-on-secondary': text,
      '--color-band': primary,
      '--color-on-band': text,
    }),
    ...(link && { '--color-link': link }),
  }
}
