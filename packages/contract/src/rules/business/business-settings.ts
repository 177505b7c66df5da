import { alwaysWithSecondFactor, type StaffRole } from '../../access.ts'
import { defaultLocale, type BusinessLocale } from './business-locale.ts'
import { defaultTerms, type BusinessTerms } from './business-terms.ts'
import type { TaxRegime } from '../books/invoicing.ts'
import { defaultDogWord, type DogWord } from '../dogs/dog-word.ts'
import type { OwnColours, Theme } from './theme-colours.ts'
import { defaultPageContent, type PageContent } from './page-content.ts'

export type BusinessAddress = {
  street: string
  neighbourhood: string
  postalCode: string
  city: string
  latitude: number
  longitude: number
}

/** Identity of the business. */
export type BusinessIdentity = {
  /** Trade name. */
  name: string
  /** Full name of the legally responsible company or person. */
  legalName: string
  /** Tax id; empty if not set. */
  rfc: string
  taxRegime: TaxRegime | ''
  /** Series of the consecutive numbers of invoices. */
  invoiceSeries: string
  /** Telephones as they are written: `55 5550 1710`. */
  phone: string
  whatsapp: string
  email: string
  address: BusinessAddress
  /** Shown with the address where they are set. */
  municipality: string
  state: string
  social: {
    instagram: string
    facebook: string
    /** Posts on Instagram, the newest first, that take the place of our own cards once the network has drawn them (decision 50). */
    posts: readonly string[]
  }
  theme: Theme
  colours: OwnColours
  /** True if cards and pages of services name their lowest price. */
  showPrices: boolean
  /** Categories of the shop in the order of their buttons. */
  shopCategories: readonly string[]
  dogWord: DogWord
  /** The one feed whose posts the blog shows; empty for the one that the server was started with. */
  feedUrl: string
}

/** Requirements of the business for its staff. */
export type SecuritySettings = {
  /** Roles that must have a second factor; `alwaysWithSecondFactor` are among them. */
  requireSecondFactor: readonly StaffRole[]
}

/** Identity and terms of the business, passed to everything that shows or applies them. */
export type BusinessSettings = BusinessIdentity &
  BusinessLocale &
  BusinessTerms &
  SecuritySettings &
  PageContent

/** Default settings. The street lies in the postal code of the specification (spec §2, location). */
export const defaultSettings: BusinessSettings = {
  ...defaultTerms,
  ...defaultLocale,
  name: 'Rumi',
  legalName: 'Rumi',
  rfc: '',
  taxRegime: '',
  invoiceSeries: 'FAC',
  phone: '55 5550 1710',
  whatsapp: '55 5550 1710',
  email: 'hola@rumi.mx',
  address: {
    street: 'Calzada de las Águilas 1124',
    neighbourhood: 'Las Águilas, Álvaro Obregón',
    postalCode: '01710',
    city: 'Ciudad de México',
    latitude: 19.3556,
    longitude: -99.2206,
  },
  municipality: '',
  state: '',
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    posts: [
      'https://www.instagram.com/p/DRumi0Manguera/',
      'https://www.instagram.com/p/DRumi1Pastel/',
      'https://www.instagram.com/p/DRumi2Hamaca/',
      'https://www.instagram.com/p/DRumi3Aro/',
      'https://www.instagram.com/p/DRumi4Spaw/',
      'https://www.instagram.com/p/DRumi5Regalo/',
    ],
  },
  theme: 'sol',
  colours: { primary: '', link: '' },
  showPrices: false,
  // Spec §3: the shop's categories.
  shopCategories: ['Juguetes', 'Comida', 'Snacks', 'Estética'],
  dogWord: defaultDogWord,
  feedUrl: '',
  requireSecondFactor: alwaysWithSecondFactor,
  ...defaultPageContent,
}
