"""Games by the thousand: arena, figures, and later ratings, balance reports and distributed runs."""
