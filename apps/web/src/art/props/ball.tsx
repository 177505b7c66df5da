import { paint } from '../palette.ts'

/** A ball with a stripe, which lies on the point given. */
export function Ball({
  x,
  y,
  radius,
  colour = paint.accent,
}: {
  x: number
  y: number
  radius: number
  colour?: string
}) {
  return (
    <g transform={`translate(${x} ${y - radius}) scale(${radius / 50})`}>
      <circle r="50" fill={colour} />
      <path d="M-46,-20 C-10,-2 20,-14 40,-30 L48,-12 C22,10 -14,14 -50,0Z" fill={paint.cream} />
      <path d="M30,-40 A50,50 0 0 1 -34,37 C10,40 40,8 30,-40Z" fill={paint.ink} opacity=".14" />
      <ellipse
        cx="-20"
        cy="-30"
        rx="12"
        ry="6"
        transform="rotate(-34 -20 -30)"
        fill={paint.white}
        opacity=".7"
      />
    </g>
  )
}
