# mandala
