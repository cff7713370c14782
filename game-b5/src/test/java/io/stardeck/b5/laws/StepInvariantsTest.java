package io.stardeck.b5.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardOperation.AsInnerCircle;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.Kind;
import io.stardeck.b5.card.Mark;
import io.stardeck.b5.card.Race;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.card.Trigger;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.event.CardEvent.AmbassadorFullyHealed;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.CardEvent.CardRotated;
import io.stardeck.b5.event.CardEvent.CardTurnedFaceUp;
import io.stardeck.b5.event.CardEvent.SevereAdded;
import io.stardeck.b5.event.CardEvent.SevereRemoved;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.event.ConflictEvent.ParticipantJoined;
import io.stardeck.b5.event.TurnEvent.ActionRoundEnded;
import io.stardeck.b5.event.TurnEvent.CardReadied;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.ImmutableFaction;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Invariants of what one decision changes, held against every decision of random games. Each is
 * reckoned here from the words of the rule, and must have come up.
 */
final class StepInvariantsTest {
  private static final B5Game GAME = new B5Game();
  private static final int GAMES = 24;
  private static final List<Step> STEPS = steps();

  /** One decision, with what it made of the state. */
  private record Step(B5State before, B5Action action, Ruling<B5State> ruling) {
    B5State after() {
      return ruling.state();
    }

    Board was() {
      return before.board();
    }

    Board is() {
      return after().board();
    }

    <E> ImmutableList<E> told(Class<E> type) {
      return ruling.events().stream()
          .filter(event -> type.isInstance(event.what()))
          .map(event -> type.cast(event.what()))
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      int players = 2 + game % 3;
      boolean training = game % 4 == 3;
      String mercenary = training ? "training-raider-band" : "ngrath";
      B5Config config =
          B5Config.builder()
              .players(players)
              .maxTurns(8)
              .startRating(6)
              .drawPerTurn(3)
              .set(training ? CardSets.training() : CardSets.starter())
              .openMercenaries(ImmutableList.of(mercenary))
              .build();
      B5State state = GAME.setup(config, Chance.seeded("step " + game)).state();
      Random random = new Random(game);
      while (!GAME.toAct(state).isEmpty()) {
        List<B5Action> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
        B5Action action = legal.get(random.nextInt(legal.size()));
        Step step = new Step(state, action, GAME.apply(state, action));
        steps.add(step);
        state = step.after();
      }
    }
    return steps;
  }

  /** How often something was looked at, over all decisions. */
  private static int over(ToIntFunction<Step> look) {
    return STEPS.stream().mapToInt(look).sum();
  }

  private static @Nullable Card card(Board board, CardId id) {
    Spot spot = Spot.find(board, id);
    return spot == null ? null : spot.card();
  }

  private static @Nullable CardId acting(B5Action action) {
    if (action instanceof WithEvent with) {
      return acting(with.deed());
    }
    Map<Class<?>, CardId> acting = new HashMap<>();
    if (action instanceof Sponsor deed) {
      acting.put(Sponsor.class, deed.sponsor());
    } else if (action instanceof Promote deed) {
      acting.put(Promote.class, deed.promoter());
    } else if (action instanceof BuildInfluence deed) {
      acting.put(BuildInfluence.class, deed.member());
    } else if (action instanceof UseEffect deed) {
      acting.put(UseEffect.class, deed.source());
    } else if (action instanceof LeadFleet deed) {
      acting.put(LeadFleet.class, deed.character());
    } else if (action instanceof Join deed) {
      acting.put(Join.class, deed.card());
    } else if (action instanceof Attack deed) {
      acting.put(Attack.class, deed.attacker());
    } else if (action instanceof Repair deed) {
      acting.put(Repair.class, deed.card());
    } else if (action instanceof Heal deed) {
      acting.put(Heal.class, deed.character());
    } else if (action instanceof ReplyWith reply) {
      acting.put(ReplyWith.class, reply.card());
    }
    return acting.get(action.getClass());
  }

  private static @Nullable Attack attack(B5Action action) {
    Deed deed = action instanceof WithEvent with ? with.deed() : null;
    B5Action alone = deed == null ? action : deed;
    return alone instanceof Attack attack ? attack : null;
  }

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
              Conflict now = step.is().conflict(attack.conflict());
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
              if (GAME.toAct(step.after()).isEmpty()) {
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

  @Rule({"B5-I-31", "B5-RSV-01", "B5-RSV-02", "B5-RSV-03", "B5-RSV-04"})
  @Test
  void bothCardsOfAnAttackTakeWhatTheOtherDealtByTheRatingsBefore() {
    int seen =
        over(
            step -> {
              Board was = step.was();
              boolean plain =
                  step.action() instanceof Attack
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
                  GAME.determinize(
                      GAME.view(step.before(), Seat.SPECTATOR), Chance.seeded("deal " + next[0]));
              if (!GAME.check(dealt, step.action()).isEmpty()) {
                return 0;
              }
              B5State other = GAME.apply(dealt, step.action()).state();
              if (!other.board().equals(step.is())) {
                return 0;
              }
              assertThat(other.frames()).isEqualTo(step.after().frames());
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
