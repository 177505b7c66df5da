import { telephoneLink, whatsappLink } from '@rumi/contract'
import { chromeCopy } from '../copy/site/chrome.ts'
import { useCopy } from '../shared/business/use-copy.ts'
import { useBusiness } from '../shared/business/use-business.ts'

const linkLook = 'inline-block py-1 font-strong text-link underline'

/**
 * Text for readers without JavaScript: what is unavailable, and how to contact the business. The browser build omits
 * it: React leaves the content of `noscript` as the server rendered it.
 */
export const WithoutScript = ({ text }: { text: string }) => (
  <noscript>{import.meta.env.SSR && <OtherWays text={text} />}</noscript>
)

function OtherWays({ text }: { text: string }) {
  const copy = useCopy('chrome', chromeCopy)
  const { whatsapp, or, words } = copy.withoutScript
  const business = useBusiness()
  return (
    <p className="mt-4 rounded-sm bg-amber-tint p-4">
      {text}{' '}
      <a href={whatsappLink(business.whatsapp, words)} className={linkLook}>
        {whatsapp}
      </a>
      {', '}
      <a href={telephoneLink(business.phone)} className={linkLook}>
        {business.phone}
      </a>{' '}
      {or}{' '}
      <a href={`mailto:${business.email}`} className={linkLook}>
        {business.email}
      </a>
      .
    </p>
  )
}
