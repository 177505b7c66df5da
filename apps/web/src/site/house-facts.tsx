import { internationalDigits } from '@rumi/contract'
import { houseCopy } from '../copy/house.ts'
import { useHouse } from '../shared/use-house.ts'
import { withFacts } from '../shared/with-facts.ts'
import { useSiteOrigin } from './site-origin.ts'
import { StructuredData } from './structured-data.tsx'

/** What the house is, where, and when it is open (spec §9), for search engines and maps. */
export function HouseFacts() {
  const origin = useSiteOrigin()
  const house = useHouse()
  const { address } = house
  return (
    <StructuredData
      facts={{
        '@type': 'LocalBusiness',
        '@id': `${origin}/#casa`,
        name: houseCopy.name,
        description: withFacts(houseCopy.description, house),
        url: `${origin}/`,
        image: `${origin}/vista-previa.png`,
        logo: `${origin}/icono-512.png`,
        telephone: `+${internationalDigits(house.phone)}`,
        email: house.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${address.street}, ${address.neighbourhood}`,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: 'MX',
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: address.latitude,
          longitude: address.longitude,
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
