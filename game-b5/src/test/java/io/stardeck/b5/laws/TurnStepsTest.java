package io.stardeck.b5.laws;

import static io.stardeck.b5.laws.Steps.card;
import static io.stardeck.b5.laws.Steps.over;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.TurnEvent.ActionRoundEnded;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.ImmutableFaction;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What one decision does to players and rounds. Held against every decision of random games,
 * reckoned here from the words of the rule; each must have come up.
 */
final class TurnStepsTest {
  @Rule({"B5-I-19", "B5-INF-02", "B5-INF-03"})
  @Test
  void buildingRotatesOneMemberAndNothingElseChanges() {
    int seen =
        over(
            step -> {
              if (!(step.action() instanceof BuildInfluence deed)) {
                return 0;
              }
              Faction before = step.was().faction(deed.actor());
              ImmutableList<Card> circle =
                  before.innerCircle().stream()
                      .map(
                          card ->
                              card.id().equals(deed.member())
                                  ? ImmutableCard.copyOf(card).withRotated(true)
                                  : card)
                      .collect(ImmutableList.toImmutableList());
              Faction built =
                  ImmutableFaction.copyOf(before)
                      .withInnerCircle(circle)
                      .withBaseRating(before.baseRating() + 1)
                      .withPool(before.pool() - 2)
                      .withApplied(before.applied() + 3);
              assertThat(step.is()).isEqualTo(step.was().with(deed.actor(), built));
              assertThat(step.after().zones()).isEqualTo(step.before().zones());
              return 1;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-20", "B5-SPN-01", "B5-SPN-03", "B5-SPN-04"})
  @Test
  void aSponsoredCardLiesReadyInItsRowAndIsPaidFor() {
    int seen =
        over(
            step -> {
              if (!(step.action() instanceof Sponsor deed)) {
                return 0;
              }
              CardDef def = step.was().def(deed.card());
              boolean more =
                  def.effects().stream().anyMatch(each -> each.trigger() == Trigger.ENTERS);
              Faction before = step.was().faction(deed.actor());
              Faction after = step.is().faction(deed.actor());
              int applied = after.applied() - before.applied();
              assertThat(step.after().zones().size(Places.hand(deed.actor())))
                  .isEqualTo(step.before().zones().size(Places.hand(deed.actor())) - 1);
              assertThat(card(step.is(), deed.sponsor()).rotated()).isTrue();
              assertThat(card(step.was(), deed.sponsor()).rotated()).isFalse();
              assertThat(applied).isNotNegative();
              assertThat(after.pool()).isEqualTo(before.pool() - applied);
              if (!more && def.kind() != Kind.ENHANCEMENT) {
                ImmutableList<Card> row = after.supportingRow();
                Card last =
                    def.mercenary()
                        ? step.is().mercenaries().get(step.is().mercenaries().size() - 1).card()
                        : row.get(row.size() - 1);
                assertThat(last).isEqualTo(Card.of(deed.card()));
              }
              return 1;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-21", "B5-PRO-03", "B5-PRO-04", "B5-PRO-05"})
  @Test
  void promotionCostsTheCardAndTheMembersThatThereWere() {
    int seen =
        over(
            step -> {
              if (!(step.action() instanceof Promote deed)) {
                return 0;
              }
              CardDef def = step.was().def(deed.card());
              Faction before = step.was().faction(deed.actor());
              Faction after = step.is().faction(deed.actor());
              boolean foreign = def.race() != before.race() && def.race() != Race.NEUTRAL;
              int cost = def.cost() * (foreign ? 2 : 1) + before.innerCircle().size();
              assertThat(before.pool() - after.pool()).isEqualTo(cost);
              assertThat(after.innerCircle()).hasSize(before.innerCircle().size() + 1);
              assertThat(after.supportingRow()).hasSize(before.supportingRow().size() - 1);
              return 1;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-24", "B5-PAS-03"})
  @Test
  void theActionRoundEndsWhenAllHavePassedInARow() {
    int ended =
        over(
            step -> {
              boolean ends = !step.told(ActionRoundEnded.class).isEmpty();
              if (step.before().frames().top() instanceof ActionRound round) {
                int passes = round.round().done().size();
                boolean last = step.action() instanceof Pass && passes == step.was().players() - 1;
                assertThat(ends).isEqualTo(last);
                if (step.after().frames().top() instanceof ActionRound next) {
                  assertThat(next.round().done().size())
                      .isEqualTo(step.action() instanceof Pass ? passes + 1 : 0);
                }
              } else {
                assertThat(ends).isFalse();
              }
              return ends ? 1 : 0;
            });
    assertThat(ended).isPositive();
  }

  @Rule({"B5-I-27", "B5-MRC-03", "B5-MRC-07"})
  @Test
  void bidsAddUpUntilTheTurnEnds() {
    Map<String, Integer> total = new HashMap<>();
    int seen =
        over(
            step -> {
              if (step.action() instanceof Bid bid) {
                total.merge(bid.mercenary() + " " + bid.actor(), bid.number(), Integer::sum);
                int paid =
                    step.was().faction(bid.actor()).pool() - step.is().faction(bid.actor()).pool();
                assertThat(paid).isEqualTo(bid.number());
              }
              if (step.was().turn() != step.is().turn()) {
                total.clear();
              }
              step.is()
                  .mercenaries()
                  .forEach(
                      each -> {
                        for (int i = 0; i < step.is().players(); i++) {
                          assertThat(each.bids().get(i))
                              .isEqualTo(
                                  total.getOrDefault(each.card().id() + " " + Seat.at(i), 0));
                        }
                      });
              if (Steps.GAME.toAct(step.after()).isEmpty()) {
                total.clear();
              }
              return step.action() instanceof Bid ? 1 : 0;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-28", "B5-FRM-11"})
  @Test
  void afterTheReadyRoundJustTheSustainedCardsAreRotated() {
    int[] sustained = {0};
    int seen =
        over(
            step -> {
              boolean ready = step.before().frames().top() instanceof ReadyRound;
              if (!(step.after().frames().top() instanceof ConflictRound)
                  || !ready && step.was().turn() == step.is().turn()) {
                return 0;
              }
              Set<CardId> kept = new HashSet<>();
              if (step.before().frames().top() instanceof ReadyRound round) {
                kept.addAll(round.kept());
              }
              if (step.action() instanceof Sustain sustain) {
                kept.add(sustain.card());
              }
              Set<CardId> rotated = new HashSet<>();
              for (Spot spot : step.is().spots()) {
                if (spot.card().rotated()) {
                  rotated.add(spot.card().id());
                }
              }
              assertThat(rotated).isEqualTo(kept);
              sustained[0] += kept.size();
              return 1;
            });
    assertThat(seen).isPositive();
    assertThat(sustained[0]).isPositive();
  }

  @Rule({"B5-I-33", "B5-RPL-03", "B5-FRM-57"})
  @Test
  void windowsOpenOnWhatEverybodySees() {
    int[] next = {0};
    int seen =
        over(
            step -> {
              if (next[0]++ % 7 != 0) {
                return 0;
              }
              B5State dealt =
                  Steps.GAME.determinize(
                      Steps.GAME.view(step.before(), Seat.SPECTATOR),
                      Chance.seeded("deal " + next[0]));
              if (!Steps.GAME.check(dealt, step.action()).isEmpty()) {
                return 0;
              }
              B5State other = Steps.GAME.apply(dealt, step.action()).state();
              if (!other.board().equals(step.is())) {
                return 0;
              }
              assertThat(other.frames()).isEqualTo(step.after().frames());
              return 1;
            });
    assertThat(seen).isPositive();
  }
}
