/** The refusals of payslips, with the HTTP status of each. */
export const payslipRefusalStatus = {
  'payslip.unknown': 404,
  'payslip.file_staff': 422,
  'payslip.file_large': 422,
  'payslip.decided': 409,
  'payslip.own': 403,
  'payslip.period_open': 422,
} as const
