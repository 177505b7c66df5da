import './day-care-film.css'
import { cast } from '../../../art/dog/cast.ts'
import { Dog } from '../../../art/dog/dog.tsx'
import { ArchOpening } from '../../../art/house/arches.tsx'
import { Bunting } from '../../../art/house/bunting.tsx'
import { GroundShadow } from '../../../art/house/ground-shadow.tsx'
import { PottedPlant } from '../../../art/house/plants.tsx'
import { blush, paint, sunlight } from '../../../art/palette.ts'
import { Picture } from '../../../art/picture.tsx'
import { Ball } from '../../../art/props/ball.tsx'

/** A day at the guardería in six seconds: the sun crosses the patio, and no dog has tired of the ball. */
export function DayCareFilm() {
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
