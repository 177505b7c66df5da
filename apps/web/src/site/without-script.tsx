import { houseContact, whatsappLink } from '@rumi/contract'
import { chromeCopy } from '../copy/chrome.ts'

const linkLook = 'inline-block py-1 font-strong text-link underline'

/** For those who read without JavaScript: what cannot be done here, and how the house is reached all the same. */
export function WithoutScript({ text }: { text: string }) {
  const { whatsapp, or, words } = chromeCopy.withoutScript
  return (
    <noscript>
      <p className="mt-4 rounded-sm bg-amber-tint p-4">
        {text}{' '}
        <a href={whatsappLink(words)} className={linkLook}>
          {whatsapp}
        </a>
        {', '}
        <a href={`tel:+${houseContact.whatsapp}`} className={linkLook}>
          {houseContact.formatPhone}
        </a>{' '}
        {or}{' '}
        <a href={`mailto:${houseContact.email}`} className={linkLook}>
          {houseContact.email}
        </a>
        .
      </p>
    </noscript>
  )
}
