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
export { houseRfc, houseTaxData, type HouseTaxData } from './tax-data.ts'
