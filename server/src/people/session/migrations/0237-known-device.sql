-- Which accounts have been opened in one browser: nobody of the staff decides about money of their own.
create index known_device_device on known_device (device);
