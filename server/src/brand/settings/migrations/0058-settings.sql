-- All that staff may change while the house is open, as one document, so that a change is whole or not at all.
create table brand_settings (
  merchant text primary key references brand (merchant),
  version int not null check (version >= 0),
  value jsonb not null
);

-- Who changed what, and when.
create table brand_settings_change (
  merchant text not null references brand (merchant),
  version int not null,
  changed_by uuid not null references account (id),
  changed_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  primary key (merchant, version)
);
create trigger stays before update or delete on brand_settings_change for each row execute function refuse_change();
create trigger stays_whole before truncate on brand_settings_change execute function refuse_change();

-- What was set before moves along; opening the house adds the rest. Closed to everyone is what maintenance is now.
insert into brand_settings (merchant, version, value)
select merchant, 0, jsonb_build_object(
  'status', least(status, 1),
  'languages', to_jsonb(languages),
  'defaultLanguage', default_language,
  'roundMsMin', round_ms_min
)
from brand;

alter table brand
  drop column status,
  drop column languages,
  drop column default_language,
  drop column round_ms_min;
