import { cast } from './dog/cast.ts'
import { Head } from './dog/head.tsx'
import { coats, paint } from './palette.ts'
import { Picture, type ArtProps } from './picture.tsx'

/** The wordmark: Canela in her doorway, then the name in the colour of the text around it. */
export function Logo(props: ArtProps) {
  return (
    <Picture viewBox="0 0 372 112" {...props}>
      <Doorway />
      <g fill="none" stroke="currentColor" strokeWidth="19" strokeLinecap="round" strokeLinejoin="round">
        <path d="M126,96 V24 H151 a22,22 0 0 1 0,44 H126 M153,69 L174,96" />
        <path d="M200,52 V75 a20,20 0 0 0 40,0 V52" />
        <path d="M266,96 V52 M266,68 a15.5,15.5 0 0 1 31,0 V96 M297,68 a15.5,15.5 0 0 1 31,0 V96 M354,54 V96" />
      </g>
      <circle cx="354" cy="27" r="11.5" fill={paint.primary} />
    </Picture>
  )
}

function Doorway() {
  return (
    <>
      <path d="M6,110 V52 a46,46 0 0 1 92,0 V110Z" fill={paint.accent} />
      <path d="M28,110 Q30,82 34,74 H70 Q75,82 77,110Z" fill={coats.caramel.base} />
      <path d="M43,110 L40,84 H66 L60,110Z" fill={coats.cream.light} />
      <path d="M31,88 Q52,104 74,88 L75,96 Q52,112 30,96Z" fill={paint.primary} />
      <g transform="translate(52 60) scale(.6)">
        <Head look={cast.canela} tilt={-5} turn={5} perk={[-6, 6]} mouth="smile" />
      </g>
    </>
  )
}
