# tajuto
