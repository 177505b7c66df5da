import { businessCopy } from '../copy/site/business.ts'
import { useBrand, useBusiness } from '../shared/business/use-business.ts'
import { useCopy } from '../shared/business/use-copy.ts'

/** Returns the picture of shared links: the uploaded one, or the drawn one, which contains the default name. */
export function useSharePicture() {
  const { previewAlt } = useCopy('house', businessCopy)
  const { hasDrawnName } = useBusiness()
  const drawn = { path: '/vista-previa.png', width: 1200, height: 630, alt: previewAlt }
  return useBrand()?.share ?? (hasDrawnName ? drawn : undefined)
}
