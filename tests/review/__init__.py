"""Tests of the review of finished matches."""
