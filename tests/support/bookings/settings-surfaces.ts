import { defaultSettings, servicePolicyGroups, staffRoles, type ServicePolicyGroup } from '@rumi/contract'
import { pageSurfaces } from './page-surfaces.ts'
import { orderSurfaces, type SettingRow, type Surface } from './order-surfaces.ts'
import type { SettingsProbes } from '../requests/settings-probes.ts'
import { taxData } from '../documents/tax-data.ts'

const on = (weekdays: readonly number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

const { address, social, dogWord, hotel, hours, cancellation, policies, requirements } = defaultSettings
const { minimumAge, validity, firstDay, holds, passes } = defaultSettings
const aged = (age: Partial<typeof minimumAge>) => ({ minimumAge: { ...minimumAge, ...age } })
/** Every setting by the path of its leaf, with the surfaces that follow it. */
export function settingsSurfaces(probes: SettingsProbes): Record<string, SettingRow> {
  const { page, html, mail, quote, day, order, reasons, refused, cfdi } = probes
  const { careSheet, paperHold, papersDue, passPrice, deskFactor } = probes
  const at = (read: () => Promise<string>, says: string | RegExp): Surface => ({ read, says })
  const row = (change: SettingRow['change'], ...surfaces: Surface[]): SettingRow => ({ change, surfaces })

  const ofMonth = (changes: object) => ({
    passes: { ...passes, dayCareMonth: { ...passes.dayCareMonth, ...changes } },
  })
  const ofPolicy = (group: ServicePolicyGroup): Record<string, SettingRow> => {
    const set = (changes: object) => ({
      policies: { ...policies, [group]: { ...policies[group], ...changes } },
    })
    const reported = quote(group)
    return {
      [`policies.${group}.depositPercent`]: row(set({ depositPercent: 35 }), at(reported, 'deposit 35 %')),
      [`policies.${group}.keepPercent`]: row(set({ keepPercent: 45 }), at(reported, '"keepPercent":45')),
      [`policies.${group}.freeUntilHours`]: row(
        set({ freeUntilHours: 50, keepPercent: 10 }),
        at(reported, 'free until 50 hours before'),
      ),
      [`policies.${group}.lateArrival`]: row(
        set({ lateArrival: 'Toca la campana.' }),
        at(reported, 'Toca la campana.'),
      ),
      [`policies.${group}.latePickupCentavos`]: row(
        set({ latePickupCentavos: 123_00 }),
        at(reported, '"perHourCentavos":12300'),
      ),
      [`policies.${group}.latePickupGraceMinutes`]: row(
        set({ latePickupCentavos: 100, latePickupGraceMinutes: 17 }),
        at(reported, '"graceMinutes":17'),
      ),
    }
  }

  return {
    name: row(
      { name: 'Casa Prueba' },
      at(page('/'), 'Casa Prueba'),
      at(html('/hotel'), /<title>[^<]*Casa Prueba/),
      at(html('/site.webmanifest'), 'Casa Prueba'),
      at(html('/sin-conexion.html'), 'Casa Prueba'),
      at(mail, 'Casa Prueba'),
    ),
    legalName: row(
      { legalName: 'Patitas de Prueba, S.C.' },
      at(page('/aviso-de-privacidad'), 'Patitas de Prueba, S.C.'),
    ),
    rfc: { ...row({ rfc: 'LOM0402291A1' }, at(cfdi, 'Rfc="LOM0402291A1"')), beside: { taxRegime: '601' } },
    taxRegime: {
      ...row({ taxRegime: '603' }, at(cfdi, 'RegimenFiscal="603"')),
      beside: { rfc: taxData.rfc },
    },
    invoiceSeries: { ...row({ invoiceSeries: 'PRU' }, at(cfdi, 'Serie="PRU"')), beside: taxData },
    phone: row(
      { phone: '222 555 0101' },
      at(page('/contacto'), '222 555 0101'),
      at(html('/sin-conexion.html'), '222 555 0101'),
      at(html('/'), '"telephone":"+522225550101"'),
    ),
    whatsapp: row({ whatsapp: '222 555 0102' }, at(html('/contacto'), 'wa.me/522225550102')),
    email: row(
      { email: 'di@prueba.mx' },
      at(html('/contacto'), 'mailto:di@prueba.mx'),
      at(page('/aviso-de-privacidad'), 'di@prueba.mx'),
    ),
    'address.street': row(
      { address: { ...address, street: 'Calle Prueba 9' } },
      at(page('/ubicacion'), 'Calle Prueba 9'),
      at(page('/aviso-de-privacidad'), 'Calle Prueba 9'),
    ),
    'address.neighbourhood': row(
      { address: { ...address, neighbourhood: 'Colonia Prueba' } },
      at(page('/ubicacion'), 'Colonia Prueba'),
    ),
    'address.postalCode': row(
      { address: { ...address, postalCode: '72123' } },
      at(page('/ubicacion'), '72123'),
    ),
    'address.city': row(
      { address: { ...address, city: 'Ciudad Prueba' } },
      at(page('/'), 'Ciudad Prueba'),
      at(page('/ubicacion'), 'Ciudad Prueba'),
    ),
    municipality: row({ municipality: 'Municipio Prueba' }, at(page('/ubicacion'), 'Municipio Prueba')),
    state: row({ state: 'Estado Prueba' }, at(page('/ubicacion'), 'Estado Prueba')),
    phoneCountry: row({ phoneCountry: '+34' }, at(html('/'), '"telephone":"+34')),
    'address.latitude': row(
      { address: { ...address, latitude: 19.0414 } },
      at(html('/ubicacion'), '19.0414'),
    ),
    'address.longitude': row(
      { address: { ...address, longitude: -98.2063 } },
      at(html('/ubicacion'), '-98.2063'),
    ),
    'social.instagram': row(
      { social: { ...social, instagram: 'https://www.instagram.com/prueba' } },
      at(html('/'), 'href="https://www.instagram.com/prueba"'),
    ),
    'social.facebook': row(
      { social: { ...social, facebook: 'https://www.facebook.com/prueba' } },
      at(html('/'), 'href="https://www.facebook.com/prueba"'),
    ),
    'social.posts': row(
      { social: { ...social, posts: ['https://www.instagram.com/p/Prueba/'] } },
      at(html('/'), 'https://www.instagram.com/p/Prueba/'),
    ),
    theme: row(
      { theme: 'indigo' },
      at(html('/'), '<html lang="es-MX" data-theme="indigo"'),
      at(html('/ilustraciones/logo.svg'), /#4d55cc/i),
      at(html('/sin-conexion.html'), /#4d55cc/i),
      at(mail, /#4D55CC/i),
    ),
    'colours.primary': row(
      { colours: { primary: '#8A1C4A', link: '' } },
      at(html('/'), '--color-primary:#8A1C4A;'),
      at(html('/ilustraciones/logo.svg'), /#8a1c4a/i),
      at(html('/sin-conexion.html'), /#8a1c4a/i),
      at(html('/site.webmanifest'), '"theme_color":"#8A1C4A"'),
      at(mail, /#8A1C4A/i),
    ),
    'colours.link': row(
      { colours: { primary: '', link: '#1C4A8A' } },
      at(html('/'), '--color-link:#1C4A8A'),
      at(html('/sin-conexion.html'), /#1c4a8a/i),
    ),
    showPrices: row(
      { showPrices: true },
      at(page('/hotel'), 'desde $3,657.50 MXN'),
      at(page('/servicios'), 'desde $350.00 MXN por día'),
    ),
    'dogWord.singular': row(
      { dogWord: { ...dogWord, singular: 'peludo' } },
      at(html('/auth/login'), 'data-dog-word="peludo,rumis,masculine"'),
    ),
    'dogWord.plural': row(
      { dogWord: { ...dogWord, plural: 'peludos' } },
      at(html('/auth/login'), /data-dog-word="rumi,peludos/),
    ),
    'dogWord.gender': {
      ...row(
        { dogWord: { singular: 'mascota', plural: 'mascotas', gender: 'feminine' } },
        at(html('/auth/login'), 'data-dog-word="mascota,mascotas,feminine"'),
      ),
      beside: { dogWord: { singular: 'mascota', plural: 'mascotas', gender: 'masculine' } },
    },
    feedUrl: row({ feedUrl: probes.feedUrl }, at(page('/blog'), 'Nota de prueba')),
    'hours.house': row(
      { hours: { ...hours, house: on([2, 3], '09:15', '20:45') } },
      at(page('/ubicacion'), '8:45 PM'),
      at(html('/'), '"closes":"20:45"'),
    ),
    'hours.dayCare': row(
      { hours: { ...hours, dayCare: on([2, 3], '09:15', '16:45') } },
      at(page('/guarderia'), '16:45'),
      at(day('dayCare', 1), '"closed":true'),
    ),
    'hours.grooming': row(
      { hours: { ...hours, grooming: on([2, 3], '10:15', '16:15') } },
      at(page('/grooming'), '10:15'),
      at(day('grooming', 4), '"closed":true'),
    ),
    'hours.training': row(
      { hours: { ...hours, training: on([2, 3], '11:15', '16:15') } },
      at(page('/entrenamiento'), /martes y miércoles/i),
      at(day('training', 4), '"closed":true'),
    ),
    'hotel.checkIn': row({ hotel: { ...hotel, checkIn: '16:45' } }, at(page('/hotel'), '16:45')),
    'hotel.checkOut': row({ hotel: { ...hotel, checkOut: '10:45' } }, at(page('/hotel'), '10:45')),
    'hotel.maxNights': row(
      { hotel: { ...hotel, maxNights: 3 } },
      at(refused({ nights: 5 }), 'Una reserva llega a 3 noches'),
    ),
    'hotel.discounts': row(
      { hotel: { ...hotel, discounts: [{ fromNights: 2, percent: 13 }] } },
      at(page('/hotel'), /13\s?%/),
      at(quote('hotel'), /13\s?%/),
    ),
    shopCategories: row({ shopCategories: ['Correas'] }, at(page('/tienda'), 'Correas')),
    hotelClosedNights: row({ hotelClosedNights: [3] }, at(day('hotel', 3), '"closed":true')),
    dayCarePlaces: row(
      { dayCarePlaces: 33 },
      at(page('/guarderia'), /treinta y tres lugares|33 lugares/i),
      at(day('dayCare', 2), '"remaining":33'),
    ),
    dayCarePlacesOn: row(
      { dayCarePlacesOn: [{ weekday: 3, places: 7 }] },
      at(day('dayCare', 3), '"remaining":7'),
    ),
    minimumNoticeHours: row({ minimumNoticeHours: 36 }, at(page('/grooming'), '36 horas')),
    horizonDays: row({ horizonDays: 60 }, at(refused({ ahead: 90 }), 'hasta 60 días por adelantado')),
    depositPercent: row({ depositPercent: 25 }, at(quote('hotel'), 'deposit 25 %')),
    depositHoldHours: {
      ...row({ depositHoldHours: 30 }, at(quote('hotel'), '"depositReleases":true')),
      beside: { depositPercent: 25 },
    },
    'cancellation.keepPercent': row(
      { cancellation: { ...cancellation, keepPercent: 55 } },
      at(quote('hotel'), '"keepPercent":55'),
    ),
    'cancellation.freeUntilHours': row(
      { cancellation: { freeUntilHours: 30, keepPercent: 10 } },
      at(quote('hotel'), 'free until 30 hours before'),
    ),
    ...Object.assign({}, ...servicePolicyGroups.map(ofPolicy)),
    'requirements.hotel': row(
      { requirements: { ...requirements, hotel: ['bordetella'] } },
      at(reasons('hotel', 'without medical records'), 'bordetella-missing'),
      at(page('/hotel'), 'Bordetella'),
    ),
    'requirements.dayCare': row(
      { requirements: { ...requirements, dayCare: ['distemper'] } },
      at(reasons('dayCare', 'without medical records'), 'distemper-missing'),
      at(page('/guarderia'), 'Moquillo'),
    ),
    'requirements.grooming': row(
      { requirements: { ...requirements, grooming: ['rabies'] } },
      at(reasons('grooming', 'without medical records'), 'rabies-missing'),
    ),
    'requirements.training': row(
      { requirements: { ...requirements, training: ['rabies'] } },
      at(reasons('training', 'without medical records'), 'rabies-missing'),
      at(page('/entrenamiento'), 'Rabia'),
    ),
    'requirements.event': row(
      { requirements: { ...requirements, event: ['rabies'] } },
      at(reasons('event', 'without medical records'), 'rabies-missing'),
    ),
    'minimumAge.months': row(aged({ months: 7 }), at(page('/guarderia'), '7 meses')),
    'minimumAge.monthsVaccinated': row(
      aged({ monthsVaccinated: 2 }),
      at(page('/guarderia'), /los 2 (meses )?/),
    ),
    'minimumAge.multipleDoses': row(aged({ multipleDoses: 2 }), at(page('/guarderia'), '2 dosis')),
    'validity.vaccineMonths': row(
      { validity: { ...validity, vaccineMonths: 1 } },
      at(reasons('hotel', 'aged medical records'), 'rabies-expired'),
    ),
    'validity.dewormingInternalDays': row(
      { validity: { ...validity, dewormingInternalDays: 20 } },
      at(reasons('dayCare', 'aged medical records'), 'deworming-internal-expired'),
    ),
    'validity.dewormingExternalDays': row(
      { validity: { ...validity, dewormingExternalDays: 8 } },
      at(reasons('dayCare', 'aged medical records'), 'deworming-external-expired'),
    ),
    'validity.waitingDays': row(
      { validity: { ...validity, waitingDays: 60 } },
      at(reasons('hotel', 'in order'), 'rabies-too-recent'),
    ),
    'firstDay.evaluates': row(
      { firstDay: { ...firstDay, evaluates: false } },
      at(reasons('dayCare', 'not evaluated'), 'evaluation-missing'),
      at(page('/guarderia'), 'una evaluación de conducta aprobada'),
    ),
    'firstDay.minutesEarlier': row(
      { firstDay: { ...firstDay, minutesEarlier: 55 } },
      at(reasons('dayCare', 'not evaluated'), 'llega 55 minutos antes'),
      at(page('/guarderia'), 'Llega 55 minutos antes'),
    ),
    requireSecondFactor: row({ requireSecondFactor: staffRoles }, at(deskFactor, 'setup-required')),
    'holds.papersHours': row({ holds: { ...holds, papersHours: 77 } }, at(paperHold, 'held for 77 hours')),
    'holds.deskPapersDueHours': row(
      { holds: { ...holds, deskPapersDueHours: 50 } },
      at(papersDue, 'due 50 h'),
    ),
    'passes.dayCareMonth.days': row(
      ofMonth({ days: 17 }),
      at(page('/guarderia'), /17 días|diecisiete días/i),
      at(passPrice, '"units":17'),
    ),
    'passes.dayCareMonth.withinDays': row(ofMonth({ withinDays: 45 }), at(page('/guarderia'), '45')),
    'passes.dayCareMonth.percent': row(ofMonth({ percent: 9 }), at(passPrice, /Descuento de 9\s?%/)),
    'passes.training': row(
      { passes: { ...passes, training: [{ sessions: 5, percent: 23 }] } },
      at(page('/entrenamiento'), /23\s?%/),
    ),
    lateDoseMinutes: row({ lateDoseMinutes: 25 }, at(careSheet, '"lateDoseMinutes":25')),
    medicineDoseCentavos: row({ medicineDoseCentavos: 20_00 }, at(careSheet, '"medicineDoseCentavos":2000')),
    ivaPercent: row({ ivaPercent: 8 }, at(quote('hotel'), '"ivaPercent":8'), at(order(), 'iva 8 %')),
    speiClabe: row({ speiClabe: '032180000118359719' }, at(html('/api/payments/ways'), '"spei":true')),
    ...orderSurfaces(probes),
    ...pageSurfaces(probes),
  }
}
