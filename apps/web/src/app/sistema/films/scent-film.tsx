import './scent-film.css'
import { cast } from '../../../art/dog/cast.ts'
import { Dog } from '../../../art/dog/dog.tsx'
import { ArchOpening, ArchedWindow } from '../../../art/house/arches.tsx'
import { GroundShadow } from '../../../art/house/ground-shadow.tsx'
import { TileRow } from '../../../art/house/tile-row.tsx'
import { blush, paint } from '../../../art/palette.ts'
import { Picture } from '../../../art/picture.tsx'
import { Bone } from '../../../art/props/food.tsx'

/** Three cups change places, and Oso, who did not look, smells where the bone is. */
export function ScentFilm() {
  return (
    <Picture viewBox="0 0 720 540" className="film">
      <rect width="720" height="540" fill={paint.accent} />
      <ArchedWindow x={180} y={176} width={120} height={150} />
      <TileRow x={0} y={300} size={40} count={18} />
      <path d="M0,340 H720 V470 H0Z" fill={paint.highlight} />
      <ArchOpening x={540} y={470} width={230} height={360} inside={paint.primary} rim={18} />
      <path d="M0,462 H720 V540 H0Z" fill={paint.secondary} />
      <GroundShadow x={530} y={496} width={300} />
      <path
        className="film-heart"
        d="M388,236 C364,220 366,200 378,198 C384,198 387,203 388,206 C389,203 392,198 398,198 C410,200 412,220 388,236Z"
        fill={blush}
      />
      <g className="film-sniff">
        <Dog pose="sniff" look={cast.oso} x={540} y={494} scale={1.1} collar={paint.primary} />
      </g>
      <g className="film-find">
        <Bone x={260} y={484} scale={0.72} turn={-6} />
      </g>
      <g className="film-cup-third">
        <Cup />
      </g>
      <g className="film-cup-second">
        <Cup />
      </g>
      <g className="film-cup-first">
        <g className="film-lift">
          <Cup />
        </g>
      </g>
      <path
        className="film-scent"
        d="M246,388 q-14,-18 2,-34 q16,-16 2,-34 M276,390 q14,-18 -2,-34"
        fill="none"
        stroke={paint.cream}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </Picture>
  )
}

function Cup() {
  return (
    <g transform="translate(0 498)">
      <path d="M-28,-80 H28 L40,-6 Q40,0 34,0 H-34 Q-40,0 -40,-6Z" fill={paint.primary} />
      <path d="M10,-80 H28 L40,-6 Q40,0 34,0 H6Z" fill={paint.ink} opacity=".14" />
      <path d="M-22,-66 L-28,-26" stroke={paint.white} opacity=".6" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}
