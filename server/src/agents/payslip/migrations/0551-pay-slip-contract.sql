-- The last payslip is looked for by agent and kind.
drop index pay_slip_contract;
