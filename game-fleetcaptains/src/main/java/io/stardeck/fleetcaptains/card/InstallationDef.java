package io.stardeck.fleetcaptains.card;

import io.stardeck.fleetcaptains.card.fact.InstallationKind;

/**
 * The numbers of an installation ({@code FC-D-45}).
 *
 * @param controlNeeded the own control tokens that building it needs
 */
public record InstallationDef(
    InstallationKind kind, int controlNeeded, int shields, int vpOnBuild) {}
