import { aboutCopy } from './about.ts'
import { blogCopy } from './blog.ts'
import { cartCopy } from './cart.ts'
import { chromeCopy } from './chrome.ts'
import { contactCopy } from './contact.ts'
import { dayCareCopy } from './day-care.ts'
import { eventsCopy } from './events.ts'
import { groomingCopy } from './grooming.ts'
import { homeCopy } from './home.ts'
import { hotelCopy } from './hotel.ts'
import { businessCopy } from './business.ts'
import { locationCopy } from './location.ts'
import { privacyCopy } from './privacy.ts'
import { servicesCopy } from './services.ts'
import { shopCopy } from './shop.ts'
import { trainingCopy } from './training.ts'

/** Texts of public pages, by key prefix. Complete only on the server; a page loads its own part. */
export const publicCopy = {
  home: homeCopy,
  dayCare: dayCareCopy,
  hotel: hotelCopy,
  grooming: groomingCopy,
  training: trainingCopy,
  events: eventsCopy,
  services: servicesCopy,
  about: aboutCopy,
  location: locationCopy,
  contact: contactCopy,
  shop: shopCopy,
  cart: cartCopy,
  blog: blogCopy,
  privacy: privacyCopy,
  chrome: chromeCopy,
  house: businessCopy,
}

export type PublicCopy = typeof publicCopy
/** A page of the site, or `chrome` and `house`: texts of every page. */
export type TextPage = keyof PublicCopy
