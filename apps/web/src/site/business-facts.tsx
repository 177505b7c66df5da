import { addressParts, internationalForm, type WeekdayHours } from '@rumi/contract'
import { businessCopy } from '../copy/site/business.ts'
import { useCopy } from '../shared/business/use-copy.ts'
import { useBrand, useBusiness } from '../shared/business/use-business.ts'
import { StructuredData, useSiteOrigin } from './structured-data.tsx'
import { useSharePicture } from './use-share-picture.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** One specification for all weekdays with equal hours. */
const openingHours = (hours: readonly WeekdayHours[]) =>
  [...Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`).values()].map((rows) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: rows.map(({ weekday }) => dayNames[weekday]),
    opens: rows[0]?.opens,
    closes: rows[0]?.closes,
  }))

/** Structured data of the business: kind, place and hours (spec §9), for search engines and maps. */
export function BusinessFacts() {
  const copy = useCopy('house', businessCopy)
  const origin = useSiteOrigin()
  const business = useBusiness()
  const { address } = business
  const brand = useBrand()
  const preview = useSharePicture()
  return (
    <StructuredData
      facts={{
        '@type': 'LocalBusiness',
        '@id': `${origin}/#casa`,
        name: copy.name,
        description: copy.description,
        url: `${origin}/`,
        ...(preview && { image: origin + preview.path }),
        logo: origin + (brand?.icons?.app ?? '/icono-512.png'),
        telephone: internationalForm(business.phone) ?? business.phone,
        email: business.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${address.street}, ${addressParts(business).quarter}`,
          postalCode: address.postalCode,
          addressLocality: address.city,
          ...(business.state && { addressRegion: business.state }),
          addressCountry: 'MX',
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: address.latitude,
          longitude: address.longitude,
        },
        openingHoursSpecification: openingHours(business.hours.house),
        currenciesAccepted: 'MXN',
      }}
    />
  )
}
