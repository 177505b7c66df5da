import type { ReactNode } from 'react'
import { cast } from '../dog/cast.ts'
import { Head } from '../dog/head.tsx'
import { blush, blushShade, coats, paint } from '../palette.ts'
import { Bone } from '../props/food.tsx'
import { Ball } from '../props/ball.tsx'
import { Cone } from '../props/cone.tsx'
import { PartyHat, Cake, Balloon } from '../props/party.tsx'
import { ShampooBottle } from '../props/bath.tsx'

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const

/** The drawings themselves, around the middle of a square of 96. */
export const spotDrawings = {
  heart: () => (
    <>
      <path
        d="M48,76 C14,54 16,26 34,24 C42,24 46,30 48,34 C50,30 54,24 62,24 C80,26 82,54 48,76Z"
        fill={blush}
      />
      <path d="M48,76 C74,60 78,36 68,26 C84,32 80,56 48,76Z" fill={blushShade} />
      <path d="M28,42 q0,-9 8,-10" stroke={paint.white} strokeWidth="4" {...round} />
    </>
  ),
  leaf: () => (
    <>
      <path d="M24,70 C16,34 40,18 76,22 C80,56 62,78 30,70Z" fill={paint.cream} />
      <path d="M76,22 C80,56 62,78 30,70 C52,66 68,50 76,22Z" fill={paint.ink} opacity=".12" />
      <path
        d="M20,78 Q40,52 62,38 M40,56 V42 M46,52 H58"
        stroke={paint.highlight}
        strokeWidth="4.5"
        {...round}
      />
    </>
  ),
  calm: () => (
    <g transform="translate(48 56) scale(.5)">
      <Head look={cast.canela} eyes="closed" mouth="calm" tilt={-8} perk={[10, 16]} />
    </g>
  ),
  team: () => (
    <>
      <path
        d="M48,14 L56,22 L68,20 L70,32 L81,37 L76,48 L81,59 L70,64 L68,76 L56,74 L48,82 L40,74 L28,76 L26,64 L15,59 L20,48 L15,37 L26,32 L28,20 L40,22Z"
        fill={paint.cream}
      />
      <circle cx="48" cy="48" r="22" fill={blush} />
      <path d="M38,48 l7,8 l14,-16" stroke={paint.cream} strokeWidth="6" {...round} />
    </>
  ),
  bath: () => (
    <g transform="translate(50 84) scale(.36)">
      <ShampooBottle x={0} y={0} colour={paint.primary} />
    </g>
  ),
  bed: () => (
    <>
      <path d="M56,18 a30,30 0 1 0 22,44 a25,25 0 0 1 -22,-44Z" fill={paint.cream} />
      <path d="M60,40h12l-12,14h13M74,26h9l-9,10h10" stroke={paint.ink} strokeWidth="4" {...round} />
    </>
  ),
  play: () => <Ball x={48} y={76} radius={28} colour={blush} />,
  treat: () => <Bone x={48} y={48} scale={0.56} turn={-28} />,
  party: () => <PartyHat x={48} y={76} turn={8} scale={0.8} colour={blush} />,
  cake: () => (
    <g transform="translate(48 80) scale(.36)">
      <Cake x={0} y={0} />
    </g>
  ),
  balloons: () => (
    <g transform="translate(48 86) scale(.5)">
      <Balloon x={0} y={0} rise={52} lean={-24} colour={blush} />
      <Balloon x={0} y={0} rise={34} lean={30} colour={paint.cream} />
    </g>
  ),
  cone: () => <Cone x={48} y={78} scale={0.58} colour={blush} />,
  list: () => (
    <>
      <rect x="26" y="20" width="44" height="58" rx="7" fill={paint.cream} />
      <path d="M60,20 h3 q7,0 7,7 v44 q0,7 -7,7 h-12 q14,-20 9,-58z" fill={paint.ink} opacity=".1" />
      <rect x="37" y="14" width="22" height="12" rx="5" fill={paint.ink} />
      <path d="M33,40l4,4l6,-8M33,56l4,4l6,-8" stroke={paint.highlight} strokeWidth="4" {...round} />
      <path d="M50,41h12M50,57h12" stroke={blush} strokeWidth="4" {...round} />
    </>
  ),
  book: () => (
    <>
      <path
        d="M48,34 C38,26 24,26 16,30 V70 C24,66 38,66 48,74 C58,66 72,66 80,70 V30 C72,26 58,26 48,34Z"
        fill={blush}
      />
      <path d="M48,36 C40,30 28,30 21,33 V63 C28,60 40,60 48,67Z" fill={paint.white} />
      <path d="M48,36 C56,30 68,30 75,33 V63 C68,60 56,60 48,67Z" fill={paint.sand} />
    </>
  ),
  shield: () => (
    <>
      <path d="M48,16 L74,26 C76,52 68,70 48,80 C28,70 20,52 22,26Z" fill={paint.cream} />
      <path d="M48,16 L74,26 C76,52 68,70 48,80Z" fill={paint.ink} opacity=".1" />
      <path d="M48,36 V60 M36,48 H60" stroke={blushShade} strokeWidth="9" {...round} />
    </>
  ),
  clock: () => (
    <>
      <circle cx="48" cy="48" r="29" fill={paint.cream} />
      <path d="M68,27 a29,29 0 0 1 -41,41 a36,36 0 0 0 41,-41z" fill={paint.ink} opacity=".1" />
      <path d="M48,30 V48 L60,56" stroke={paint.ink} strokeWidth="6" {...round} />
    </>
  ),
  camera: () => (
    <>
      <path
        d="M18,34 h16 l5,-9 h18 l5,9 h16 q5,0 5,6 v28 q0,6 -5,6 H18 q-5,0 -5,-6 V40 q0,-6 5,-6z"
        fill={paint.cream}
      />
      <path d="M64,34 h14 q5,0 5,6 v28 q0,6 -5,6 H62 q12,-18 2,-40z" fill={paint.ink} opacity=".1" />
      <circle cx="48" cy="53" r="15" fill={paint.ink} />
      <circle cx="48" cy="53" r="8" fill={blush} />
      <circle cx="45" cy="50" r="3" fill={paint.white} />
    </>
  ),
  house: () => (
    <>
      <path d="M22,46 V74 q0,4 4,4 H70 q4,0 4,-4 V46Z" fill={paint.cream} />
      <path d="M60,46 H74 V74 q0,4 -4,4 H60Z" fill={paint.ink} opacity=".1" />
      <path d="M40,78 V62 a8,8 0 0 1 16,0 V78Z" fill={paint.highlight} />
      <path d="M12,48 L44,19 q4,-4 8,0 L84,48 q3,5 -3,5 H15 q-6,0 -3,-5Z" fill={coats.russet.base} />
    </>
  ),
  nose: () => (
    <g transform="translate(46 46) scale(.56)">
      <Head look={cast.taco} tilt={-5} />
    </g>
  ),
} as const satisfies Record<string, () => ReactNode>

export type SpotName = keyof typeof spotDrawings
