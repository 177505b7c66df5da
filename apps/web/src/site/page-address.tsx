import { useLocation, useParams } from 'react-router'
import { businessCopy } from '../copy/site/business.ts'
import { useCopy } from '../shared/business/use-copy.ts'
import { useBusiness } from '../shared/business/use-business.ts'
import { useSiteOrigin } from './structured-data.tsx'

/** Canonical address and preview picture of a page; React moves them into the head. */
export function PageAddress() {
  const copy = useCopy('house', businessCopy)
  const { pathname } = useLocation()
  const leadsNowhere = '*' in useParams()
  const origin = useSiteOrigin()
  // The picture contains the default name.
  const isPictured = useBusiness().hasDrawnName
  if (leadsNowhere) return null
  const address = origin + pathname.replace(/(.)\/$/, '$1')
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={copy.name} />
      {isPictured && (
        <>
          <meta property="og:image" content={`${origin}/vista-previa.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={copy.previewAlt} />
        </>
      )}
      <meta name="twitter:card" content={isPictured ? 'summary_large_image' : 'summary'} />
    </>
  )
}
