import { useLocation, useParams } from 'react-router'
import { houseCopy } from '../copy/site/house.ts'
import { useCopy } from '../shared/house/use-copy.ts'
import { useHouse } from '../shared/house/use-house.ts'
import { useSiteOrigin } from './site-origin.ts'

/** The one address of a page and the picture that links to it carry; React lifts them into the head. */
export function PageAddress() {
  const copy = useCopy('house', houseCopy)
  const { pathname } = useLocation()
  const leadsNowhere = '*' in useParams()
  const origin = useSiteOrigin()
  // The name of the house is drawn into the picture.
  const isPictured = useHouse().hasDrawnName
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
