import type { ReactNode } from 'react'

const endId = 'fin-de-portada'

/**
 * Hero of a page. Delays the first paint until the element behind it is parsed: each line of a slow page would shift
 * its centred content.
 */
export const PaintWithHero = ({ children }: { children: ReactNode }) => (
  <>
    <link rel="expect" href={`#${endId}`} blocking="render" />
    {children}
    <div id={endId} />
  </>
)
