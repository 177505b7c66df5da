import { paint } from '../palette.ts'

type TileRowProps = { x: number; y: number; size: number; count: number; field?: string; flower?: string }

/** A course of talavera tiles, each with its four-leaved flower; the size is a multiple of four. */
export function TileRow({ x, y, size, count, field = paint.cream, flower = paint.highlight }: TileRowProps) {
  const half = size / 2
  const leaf = size / 4
  const petals =
    `q${leaf},${-leaf} 0,${-leaf * 1.5}q${-leaf},${leaf * 0.5} 0,${leaf * 1.5}` +
    `q${leaf},${leaf} ${leaf * 1.5},0q${-leaf * 0.5},${-leaf} ${-leaf * 1.5},0` +
    `q${-leaf},${leaf} 0,${leaf * 1.5}q${leaf},${-leaf * 0.5} 0,${-leaf * 1.5}` +
    `q${-leaf},${-leaf} ${-leaf * 1.5},0q${leaf * 0.5},${leaf} ${leaf * 1.5},0`
  const places = Array.from({ length: count }, (_, index) => x + index * size)
  return (
    <>
      <path d={`M${x},${y}h${size * count}v${size}h${-size * count}z`} fill={field} />
      <path d={places.map((left) => `M${left + half},${y + half}${petals}`).join('')} fill={flower} />
      <path
        d={places
          .map(
            (left) => `M${left},${y + leaf}l${leaf / 2},${leaf}l${-leaf / 2},${leaf}l${-leaf / 2},${-leaf}z`,
          )
          .join('')}
        fill={paint.secondary}
      />
    </>
  )
}
