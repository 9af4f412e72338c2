-- A payslip that is opened adds up what is excluded below an agent: few events among many.
create index pay_event_excluded on pay_event (line, at) where source = 'exclusion';
