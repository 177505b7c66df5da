import { houseContact } from '@rumi/contract'
import { houseCopy } from '../copy/house.ts'
import { useSiteOrigin } from './site-origin.ts'
import { StructuredData } from './structured-data.tsx'

/** What the house is, where, and when it is open (spec §9), for search engines and maps. */
export function HouseFacts() {
  const origin = useSiteOrigin()
  return (
    <StructuredData
      facts={{
        '@type': 'LocalBusiness',
        '@id': `${origin}/#casa`,
        name: houseCopy.name,
        description: houseCopy.description,
        url: `${origin}/`,
        image: `${origin}/vista-previa.png`,
        logo: `${origin}/icono-512.png`,
        telephone: `+${houseContact.whatsapp}`,
        email: houseContact.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${houseContact.street}, ${houseContact.district}`,
          postalCode: houseContact.postalCode,
          addressLocality: houseContact.city,
          addressCountry: 'MX',
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: houseContact.latitude,
          longitude: houseContact.longitude,
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '07:00',
          closes: '19:00',
        },
        currenciesAccepted: 'MXN',
      }}
    />
  )
}
