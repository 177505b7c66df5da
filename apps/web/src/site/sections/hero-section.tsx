import type { ComponentProps } from 'react'

const endId = 'fin-de-portada'

/**
 * Hero of a page. Delays the first paint until the element behind it is parsed: each line of a slow page would shift
 * its centred content.
 */
export const HeroSection = (props: ComponentProps<'section'>) => (
  <>
    <link rel="expect" href={`#${endId}`} blocking="render" />
    <section {...props} />
    <div id={endId} />
  </>
)
