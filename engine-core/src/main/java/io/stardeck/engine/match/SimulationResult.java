package io.stardeck.engine.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.RuleId;
import org.immutables.value.Value;

/** What came of a simulation. The same for the same lineup, seed and number of games. */
@Value.Immutable
@Value.Style(visibility = Value.Style.ImplementationVisibility.PACKAGE)
@JsonSerialize(as = ImmutableSimulationResult.class)
@JsonDeserialize(as = ImmutableSimulationResult.class)
public interface SimulationResult {
  /** The id of the game. */
  String game();

  /** The version of its rules. */
  String version();

  /** The configuration that was played, in the form of its file. */
  JsonNode config();

  /** The seed of the simulation. */
  String seed();

  /** How many games were played. */
  long games();

  /** How the players fared, in the order in which they sat down for the first game. */
  ImmutableList<PlayerResult> players();

  /** How often each seat won, whoever sat there, in seat order. */
  ImmutableList<WinShare> seats();

  /** The games that nobody in the lineup won. */
  long unwon();

  /** The games that were stopped at the limit of decisions: they have no winner and no scores. */
  long stopped();

  /** How many decisions a game took, until it was stopped if it was. */
  Distribution decisions();

  /** How many legal actions a player had to choose from, over all decisions of all games. */
  Distribution branching();

  /** How often each type of action was taken, by its logical name. */
  ImmutableSortedMap<String, Occurrence> actions();

  /** How often each rule caused an event or ended a game. */
  ImmutableSortedMap<RuleId, Occurrence> rules();

  /**
   * How often something came up in a simulation.
   *
   * @param times in all games together
   * @param games the games in which it came up at least once
   */
  record Occurrence(long times, long games) {}
}
