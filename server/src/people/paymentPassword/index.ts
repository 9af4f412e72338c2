export { checkPaymentPassword, type PaymentRefusal } from './paymentPassword.actions.ts'
