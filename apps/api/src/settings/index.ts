export {
  addSettingsVersion,
  currentSettings,
  knownSettings,
  newestStored,
  ofNewest,
  readSettings,
  wholeSettings,
} from './settings-repository.ts'
export { settingsRoutes } from './settings-routes.ts'
export { businessRfc, businessTaxData, type BusinessTaxData } from './tax-data.ts'
