-- Whether anybody has signed in from a browser or an address before, asked without knowing who.
create index known_device_device on known_device (device);
create index known_network_address on known_network (address);
