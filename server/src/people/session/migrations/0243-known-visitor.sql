-- Whether anybody has signed in from an address before, asked without knowing who.
create index known_network_address on known_network (address);
