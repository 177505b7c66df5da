import { cast } from '../../dog/cast.ts'
import { Dog } from '../../dog/dog.tsx'
import { archOutline, ArchOpening } from '../../house/arch-opening.tsx'
import { Bougainvillea } from '../../house/bougainvillea.tsx'
import { coats, paint } from '../../palette.ts'
import type { ArtProps } from '../../picture.tsx'
import { FullBleed } from '../site/full-bleed.tsx'

/** Luna and Chia at the window: they have seen you. */
export function LoginWindow(props: ArtProps) {
  return (
    <FullBleed width={720} height={800} field={paint.highlight} {...props}>
      <path d={archOutline(360, 604, 560, 570)} fill={paint.ink} opacity=".1" />
      <ArchOpening x={360} y={584} width={460} height={480} inside={paint.secondary} rim={26} />
      <Dog
        pose="bathe"
        look={cast.luna}
        x={272}
        y={586}
        scale={1.36}
        turn={6}
        tilt={-5}
        mouth="open"
        perk={[-6, 4]}
      />
      <Dog pose="bathe" look={cast.chia} x={474} y={586} scale={0.98} turn={-6} tilt={8} perk={[0, 14]} />
      <g fill={coats.grey.light}>
        <rect x="196" y="552" width="62" height="46" rx="23" />
        <rect x="288" y="552" width="62" height="46" rx="23" />
      </g>
      <g fill={coats.russet.light}>
        <rect x="426" y="560" width="42" height="36" rx="18" />
        <rect x="490" y="560" width="42" height="36" rx="18" />
      </g>
      <rect x="90" y="580" width="540" height="34" rx="17" fill={paint.cream} />
      <path d="M128,640 H592 L570,722 q-4,14 -18,14 H168 q-14,0 -18,-14Z" fill={coats.russet.base} />
      <path d="M470,640 H592 L570,722 q-4,14 -18,14 H450Z" fill={paint.ink} opacity=".14" />
      <rect x="114" y="626" width="492" height="26" rx="13" fill={coats.russet.light} />
      <Bougainvillea x={204} y={614} scale={0.86} />
      <Bougainvillea x={372} y={618} scale={0.8} turn={-8} />
      <Bougainvillea x={516} y={612} scale={0.86} turn={6} />
    </FullBleed>
  )
}
