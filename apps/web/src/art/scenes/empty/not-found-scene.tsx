import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { GroundShadow } from '../../house/ground-shadow.tsx'
import { PottedPlant } from '../../house/plants.tsx'
import { coats, paint } from '../../palette.ts'
import { Picture, type ArtProps } from '../../picture.tsx'

/** Canela digs for the page that is not there; his paws and the soil may move. */
export function NotFoundScene(props: ArtProps) {
  const soil = coats.chocolate
  return (
    <Picture viewBox="0 0 640 440" {...props}>
      <path d="M110,380 V230 a210,190 0 0 1 420,0 V380Z" fill={paint.secondary} />
      <rect x="40" y="372" width="560" height="44" rx="22" fill={paint.sand} />
      <PottedPlant plant="leafy" x={70} y={392} scale={0.78} />
      <GroundShadow x={360} y={394} width={320} />
      <ellipse cx="236" cy="392" rx="104" ry="17" fill={soil.shade} />
      <g className="art-dig">
        <Dog pose="dig" look={cast.canela} x={344} y={392} scale={1.16} />
        <g className="art-soil" fill={soil.base}>
          <circle cx="516" cy="330" r="9" />
          <circle cx="540" cy="292" r="7" />
          <circle cx="508" cy="284" r="6" />
          <circle cx="556" cy="334" r="5" />
          <circle cx="530" cy="254" r="5" />
        </g>
      </g>
      <path
        d="M112,404 C120,372 152,352 176,368 C192,348 222,366 226,386 C250,380 276,390 284,408 Q200,420 112,404Z"
        fill={soil.base}
      />
      <path
        d="M128,398 C138,376 158,364 174,376"
        stroke={soil.light}
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
    </Picture>
  )
}
