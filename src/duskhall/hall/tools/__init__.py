"""What whoever runs or develops a hall uses: backup, doctor, load test, and what the protocol's structs generate."""
