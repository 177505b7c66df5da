import { paint } from './palette.ts'
import { Picture, type ArtProps } from './picture.tsx'

const flagColours = [paint.primary, paint.accent, paint.secondary, paint.highlight] as const

/** One sheet with its cuttings, drawn from its upper left corner; what is cut out shows what lies behind. */
const sheet = [
  'h88v50q-7.3,12 -14.7,0t-14.7,0t-14.7,0t-14.7,0t-14.7,0t-14.5,0z',
  'm44,16c5,-9 18,-4 14,6q-3,6 -14,13q-11,-7 -14,-13c-4,-10 9,-15 14,-6z',
  'm-30,-4l5,7l-5,7l-5,-7z m60,0l5,7l-5,7l-5,-7z',
  'm-49,28l4,6l-4,6l-4,-6z m38,0l4,6l-4,6l-4,-6z m-19,2l4,6l-4,6l-4,-6z',
].join('')

/** The line between two sections: cut paper on a string. Give it a height; it shows as many sheets as fit. */
export function PapelPicado({ className, title }: ArtProps) {
  return (
    <Picture viewBox="0 0 1920 72" preserveAspectRatio="xMidYMin slice" className={className} title={title}>
      <path d="M0,2 H1920 V6 H0Z" fill={paint.ink} />
      {flagColours.map((colour, index) => (
        <path
          key={colour}
          fill={colour}
          fillRule="evenodd"
          d={[0, 1, 2, 3, 4].map((round) => `M${4 + (round * 4 + index) * 96},5${sheet}`).join('')}
        />
      ))}
    </Picture>
  )
}
