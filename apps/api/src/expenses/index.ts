export { expensesRoutes } from './expenses-routes.ts'
export { expenseTable } from './expense-table.ts'
