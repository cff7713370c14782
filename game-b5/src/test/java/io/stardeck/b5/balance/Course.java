package io.stardeck.b5.balance;

import io.stardeck.b5.card.fact.Race;
import java.util.List;

/**
 * How one game went.
 *
 * @param winner the race of who won
 * @param winners how many won
 * @param turns how many turns it took
 * @param byPower whether it ended by a standard or a major victory
 * @param tieBroken whether the rules behind power decided it
 * @param cutShort whether an action round ran into its limit
 * @param conflicts conflicts resolved
 * @param won those that the initiator won
 * @param attacks attacks made
 * @param neutralised cards turned face down
 * @param leads how often another player came to lead in power
 * @param powers the winner's power at the end of each turn
 * @param power the winner's power in the end
 * @param earned of that what conflicts and the agenda gave
 */
record Course(
    Race winner,
    int winners,
    int turns,
    boolean byPower,
    boolean tieBroken,
    boolean cutShort,
    int conflicts,
    int won,
    int attacks,
    int neutralised,
    int leads,
    List<Integer> powers,
    int power,
    int earned) {}
