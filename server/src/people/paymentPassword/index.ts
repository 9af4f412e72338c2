export {
  checkPaymentPassword,
  cleanUpPaymentTries,
  paymentStatusOf,
  type PaymentRefusal,
} from './paymentPassword.actions.ts'
export { paymentRoutes } from './paymentPassword.routes.ts'
