import '../../art/art.css'
import './films/films.css'
import { useParams } from 'react-router'
import './films/day-care-film.css'
import { cast } from '../../art/dog/cast.ts'
import { Dog } from '../../art/dog/dog.tsx'
import { ArchOpening, ArchedWindow } from '../../art/house/arches.tsx'
import { Bunting } from '../../art/house/bunting.tsx'
import { GroundShadow } from '../../art/house/ground-shadow.tsx'
import { PottedPlant } from '../../art/house/plants.tsx'
import { blush, paint, sunlight } from '../../art/palette.ts'
import { Picture } from '../../art/picture.tsx'
import { Ball } from '../../art/props/ball.tsx'
import './films/scent-film.css'
import { TileRow } from '../../art/house/tile-row.tsx'
import { Bone } from '../../art/props/food.tsx'

const films = { guarderia: DayCareFilm, olfato: ScentFilm }

/** Film of the site, for `npm run render` to record. */
export default function FilmPage() {
  const { film = '' } = useParams()
  const Film = Object.hasOwn(films, film) ? films[film as keyof typeof films] : undefined
  return Film ? <Film /> : null
}

/** A day at the guardería in six seconds: the sun crosses the patio, and no dog has tired of the ball. */
function DayCareFilm() {
  return (
    <Picture viewBox="0 0 720 540" className="film">
      <rect className="film-sky" width="720" height="540" fill={paint.sand} />
      <circle className="film-sun" r="46" fill={sunlight} />
      <path d="M0,470 V170 H720 V470Z" fill={paint.secondary} />
      <path d="M0,138 H720 V178 H0Z" fill={paint.primary} />
      <ArchOpening x={150} y={470} width={150} height={230} inside={paint.highlight} rim={14} />
      <Bunting
        from={[-10, 178]}
        to={[730, 178]}
        sag={24}
        flags={13}
        size={38}
        colours={[paint.cream, blush, paint.accent]}
      />
      <path d="M0,462 H720 V540 H0Z" fill={paint.sand} />
      <PottedPlant plant="leafy" x={664} y={486} scale={0.95} />
      <GroundShadow x={190} y={488} width={260} />
      <g className="film-leap-shadow">
        <GroundShadow x={500} y={494} width={230} />
      </g>
      <g className="film-bow">
        <Dog
          pose="play-bow"
          look={cast.frijol}
          x={170}
          y={488}
          flip
          turn={6}
          tilt={8}
          mouth="open"
          perk={[6, -14]}
          collar={paint.primary}
        />
      </g>
      <g className="film-leap">
        <Dog
          pose="jump"
          look={cast.canela}
          x={510}
          y={452}
          turn={-7}
          tilt={-8}
          eyes="happy"
          mouth="open"
          perk={[-16, -10]}
        />
      </g>
      <g className="film-ball-across">
        <g className="film-ball-up">
          <Ball x={350} y={508} radius={28} colour={paint.primary} />
        </g>
      </g>
    </Picture>
  )
}

/** Three cups change places, and Oso, who did not look, smells where the bone is. */
function ScentFilm() {
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
