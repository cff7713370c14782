package io.stardeck.engine.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.RuleId;
import org.immutables.value.Value;

/** What came of a league. The same for the same league, whatever the number of threads. */
@Value.Immutable
@Value.Style(visibility = Value.Style.ImplementationVisibility.PACKAGE)
@JsonSerialize(as = ImmutableLeagueResult.class)
@JsonDeserialize(as = ImmutableLeagueResult.class)
public interface LeagueResult {
  /** The id of the game. */
  String game();

  /** The version of its rules. */
  String version();

  /** The configuration that was played, in the form of its file. */
  JsonNode config();

  /** The seed of the league. */
  String seed();

  /** The bots, the best first. */
  ImmutableList<Entrant> entrants();

  /** Each bot against each other, in the order in which they were played. */
  ImmutableList<Pairing> pairings();

  /** How many decisions a game took. */
  Distribution decisions();

  /** How many legal actions there were to choose from. */
  Distribution branching();

  /** How often each type of action was taken, by its logical name. */
  ImmutableSortedMap<String, SimulationResult.Occurrence> actions();

  /** How often each rule caused an event or ended a game. */
  ImmutableSortedMap<RuleId, SimulationResult.Occurrence> rules();

  /**
   * One bot.
   *
   * @param name its name
   * @param wins its share of all its games
   * @param rating on the scale of Elo: 400 more win ten times as often; the mean of all bots is 0
   * @param low the lower end of the 95 % interval of the rating
   * @param high its upper end
   */
  record Entrant(String name, WinShare wins, double rating, double low, double high) {}

  /**
   * Two bots against each other, in pairs of games with the same deal and the seats exchanged.
   *
   * @param one the name of one of them
   * @param other the name of the other
   * @param games how many games, two for each pair
   * @param wins the share that {@code one} won
   * @param better the pairs of which {@code one} won more than {@code other}
   * @param worse the pairs of which it won less
   * @param evidence how much more likely the pairs that were not split are if one of the two is
   *     better, by we know not how much, than if they are equal
   * @param sure whether that is enough to say that they differ: if they do not, it is said once in
   *     twenty leagues at most, however often it is asked
   */
  record Pairing(
      String one,
      String other,
      long games,
      WinShare wins,
      long better,
      long worse,
      double evidence,
      boolean sure) {}
}
