package io.stardeck.b5.laws;

import static io.stardeck.b5.laws.Steps.acting;
import static io.stardeck.b5.laws.Steps.attack;
import static io.stardeck.b5.laws.Steps.card;
import static io.stardeck.b5.laws.Steps.over;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.word.CardOperation.AsInnerCircle;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.CardEvent.AmbassadorFullyHealed;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.CardEvent.CardRotated;
import io.stardeck.b5.event.CardEvent.CardTurnedFaceUp;
import io.stardeck.b5.event.CardEvent.SevereAdded;
import io.stardeck.b5.event.CardEvent.SevereRemoved;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.event.ConflictEvent.ParticipantJoined;
import io.stardeck.b5.event.TurnEvent.CardReadied;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What one decision does to cards. Held against every decision of random games, reckoned here from
 * the words of the rule; each must have come up.
 */
final class CardStepsTest {
  @Rule({"B5-I-10", "B5-DMG-07", "B5-DMG-08"})
  @Test
  void severeDamageComesWithNeutralisationAndGoesByHealing() {
    int[] grown = {0};
    int seen =
        over(
            step -> {
              int changes = 0;
              for (Spot spot : step.is().spots()) {
                Card before = card(step.was(), spot.card().id());
                int change = before == null ? 0 : spot.card().severe() - before.severe();
                CardId id = spot.card().id();
                if (change > 0) {
                  grown[0]++;
                  assertThat(
                          step.told(CardNeutralised.class).stream()
                              .anyMatch(each -> each.card().equals(id)))
                      .isNotEqualTo(
                          step.told(SevereAdded.class).stream()
                              .anyMatch(each -> each.card().equals(id)));
                  assertThat(spot.card().neutralised()).isTrue();
                } else if (change < 0) {
                  boolean healed =
                      step.told(SevereRemoved.class).stream()
                              .anyMatch(each -> each.card().equals(id))
                          || step.told(AmbassadorFullyHealed.class).stream()
                              .anyMatch(each -> each.card().equals(id))
                          || step.told(CardTurnedFaceUp.class).stream()
                              .anyMatch(each -> each.card().equals(id));
                  assertThat(healed).as("%s heals in %s", id, step.action()).isTrue();
                }
                changes += change == 0 ? 0 : 1;
              }
              return changes;
            });
    assertThat(grown[0]).isPositive();
    assertThat(seen).isGreaterThan(grown[0]);
  }

  @Rule({"B5-I-12", "B5-DMG-14"})
  @Test
  void whatWasNeutralisedThisTurnDoesNothingButHeal() {
    int seen =
        over(
            step -> {
              CardId id = acting(step.action());
              Card card = id == null ? null : card(step.was(), id);
              if (card == null || !card.neutralisedThisTurn()) {
                return 0;
              }
              assertThat(step.action()).isInstanceOf(Heal.class);
              assertThat(card.neutralisedOnTurn()).isLessThan(step.was().turn());
              return 1;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-13", "B5-DMG-15"})
  @Test
  void noNeutralisedSupportingCardOutlivesTheEndStep() {
    int seen =
        over(
            step -> {
              if (!(step.after().frames().top() instanceof DrawRound)) {
                return 0;
              }
              for (Spot spot : step.is().spots()) {
                boolean kept =
                    step.is().modifiers().stream()
                        .anyMatch(
                            each ->
                                each.operation() instanceof AsInnerCircle
                                    && each.card().orElseThrow().equals(spot.card().id()));
                boolean supporting =
                    spot.row() == Spot.Row.SUPPORTING_ROW || spot.row() == Spot.Row.MERCENARIES;
                assertThat(supporting && spot.card().neutralised() && !kept).isFalse();
              }
              return 1;
            });
    assertThat(seen).isPositive();
    assertThat(over(step -> step.told(CardNeutralised.class).size())).isPositive();
  }

  @Rule({"B5-I-14", "B5-I-15", "B5-ATK-01", "B5-ATK-04", "B5-ATK-05"})
  @Test
  void anAttackIsBetweenParticipantsOfTwoFactionsWhoCanFight() {
    int seen =
        over(
            step -> {
              Attack attack = attack(step.action());
              if (attack == null) {
                return 0;
              }
              Participant target =
                  step.was().conflict(attack.conflict()).participant(attack.target());
              assertThat(target.faction()).isNotEqualTo(attack.actor());
              assertThat(card(step.was(), attack.target()).neutralised()).isFalse();
              Spot attacker = Spot.find(step.was(), attack.attacker());
              assertThat(Ratings.current(step.was(), attacker, target.ability())).isPositive();
              boolean round = step.before().frames().top() instanceof ActionRound;
              Conflict now = round ? step.is().conflict(attack.conflict()) : null;
              if (now != null) {
                Participant entry = now.participant(attack.attacker());
                assertThat(entry.faction()).isEqualTo(attack.actor());
                boolean joined =
                    step.was().conflict(attack.conflict()).participant(attack.attacker()) == null;
                assertThat(!joined || entry.ability() == target.ability()).isTrue();
              }
              return 1;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-16", "B5-I-17", "B5-SUP-05", "B5-SUP-08"})
  @Test
  void whoTakesPartHasRotatedForItAndTakesPartElsewhereOnlyReadied() {
    int joined =
        over(
            step -> {
              for (ParticipantJoined each : step.told(ParticipantJoined.class)) {
                CardId id = each.participant().card();
                assertThat(step.told(CardRotated.class))
                    .anyMatch(rotated -> rotated.card().equals(id));
                assertThat(card(step.was(), id).rotated()).isFalse();
              }
              Set<CardId> seen = new HashSet<>();
              List<Conflict> all = new ArrayList<>(step.is().conflicts());
              step.is().results().stream().map(ConflictResult::conflict).forEach(all::add);
              for (Conflict conflict : all) {
                for (Participant each : conflict.participants()) {
                  Card card = card(step.is(), each.card());
                  assertThat(seen.add(each.card()) || card == null || card.readiedThisTurn())
                      .as("%s takes part twice", each.card())
                      .isTrue();
                }
              }
              return step.told(ParticipantJoined.class).size();
            });
    assertThat(joined).isPositive();
  }

  @Rule({"B5-I-31", "B5-RSV-01", "B5-RSV-02", "B5-RSV-03", "B5-RSV-04"})
  @Test
  void bothCardsOfAnAttackTakeWhatTheOtherDealtByTheRatingsBefore() {
    int seen =
        over(
            step -> {
              Board was = step.was();
              boolean plain =
                  step.action() instanceof Attack
                      && step.before().frames().top() instanceof ActionRound
                      && !step.told(AttackResolved.class).isEmpty()
                      && ImmutableList.of(Stat.ATTACK_DAMAGE, Stat.DEALS_FIRST, Stat.DAMAGE_TAKEN)
                          .stream()
                          .allMatch(stat -> InForce.all(was, stat).isEmpty());
              if (!plain) {
                return 0;
              }
              Attack attack = (Attack) step.action();
              var ability = was.conflict(attack.conflict()).participant(attack.target()).ability();
              ImmutableMap<CardId, CardId> pairs =
                  ImmutableMap.of(
                      attack.attacker(), attack.target(), attack.target(), attack.attacker());
              pairs.forEach(
                  (from, to) -> {
                    Spot dealer = Spot.find(was, from);
                    Spot taker = Spot.find(was, to);
                    int dealt =
                        Ratings.current(was, dealer, ability)
                            + 2 * MarkCounts.on(was, dealer, Mark.STRIFE);
                    Card after = card(step.is(), to);
                    if (after != null) {
                      int taken =
                          after.neutralised()
                              ? Ratings.needed(was, taker) + after.severe()
                              : after.damage();
                      boolean led = Ratings.leader(was, taker.card()) != null;
                      assertThat(led || taken == dealt + taker.card().damage())
                          .as("%s takes %s of %s", taker, dealt, attack)
                          .isTrue();
                    }
                  });
              return 1;
            });
    assertThat(seen).isPositive();
  }

  @Rule({"B5-I-36", "B5-EFF-04", "B5-EFF-05"})
  @Test
  void nothingIsReadiedOrUsedTwiceInATurn() {
    Set<String> kinds = new HashSet<>();
    over(
        step -> {
          step.ruling().events().stream()
              .filter(event -> event.rule().toString().equals("B5-EFF-05"))
              .map(event -> ((CardReadied) event.what()).card())
              .forEach(
                  id -> {
                    kinds.add("readied");
                    assertThat(card(step.was(), id).readiedThisTurn()).isFalse();
                    assertThat(card(step.is(), id).readiedThisTurn()).isTrue();
                  });
          if (step.action() instanceof UseEffect use
              && step.was().def(use.source()).effects().get(use.effect()).trigger()
                  == Trigger.ACTION) {
            kinds.add("used");
            int bit = 1 << use.effect();
            assertThat(card(step.was(), use.source()).effectsUsed() & bit).isZero();
            Card after = card(step.is(), use.source());
            assertThat(after == null || (after.effectsUsed() & bit) != 0).isTrue();
          }
          return 0;
        });
    assertThat(kinds).isEqualTo(ImmutableSet.of("readied", "used"));
  }
}
