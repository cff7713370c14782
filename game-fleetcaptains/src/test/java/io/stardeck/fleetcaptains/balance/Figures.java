package io.stardeck.fleetcaptains.balance;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.bot.RuleOfThumbBot;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.function.UnaryOperator;

/** What is counted over games of the bot against itself, subdecks chosen at random. */
final class Figures {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();
  private static final RuleOfThumbBot BOT = new RuleOfThumbBot();
  private static final int FEW = 3;

  final TreeMultiset<Integer> turns = TreeMultiset.create();
  final TreeMultiset<Integer> ownDecisions = TreeMultiset.create();
  final TreeMultiset<Integer> otherDecisions = TreeMultiset.create();
  final Multiset<ScoreKind> points = EnumMultiset.create(ScoreKind.class);
  final Multiset<ActionShare> actions = EnumMultiset.create(ActionShare.class);

  /** Missions that were completed, by their names. */
  final Multiset<String> completed = TreeMultiset.create();

  /** Games that were played, and won, with each subdeck, by its name. */
  final Multiset<String> dealt = TreeMultiset.create();

  final Multiset<String> wonWith = TreeMultiset.create();
  final Wins federation = new Wins();
  final Wins starter = new Wins();
  final Wins fewShips = new Wins();
  int games;
  int endless;
  int forced;
  int decisions;
  int missionsOfWinners;
  int lost;
  int explored;
  int cloakable;
  int cloaked;

  /** Games with a winner, and those that a side won. */
  static final class Wins {
    int won;
    int games;

    void add(boolean win) {
      games++;
      won += win ? 1 : 0;
    }

    double share() {
      return won / (double) games;
    }
  }

  /** The figures of so many games. */
  static Figures of(int games, int target) {
    return of(games, target, state -> state);
  }

  /** The figures of so many games that were changed before the subdecks were chosen. */
  static Figures of(int games, int target, UnaryOperator<FleetState> change) {
    Figures figures = new Figures();
    for (int game = 0; game < games; game++) {
      figures.play(FleetConfig.builder().targetScore(target).build(), game, change);
    }
    return figures;
  }

  private void play(FleetConfig config, int number, UnaryOperator<FleetState> change) {
    Chance chance = Chance.seeded(1_000_000L + number);
    FleetState state = GAME.setup(config, Chance.seeded(number)).state();
    boolean changed = false;
    int mark = actions.count(ActionShare.CLOAK);
    int[] asked = new int[2];
    int[] ships = new int[2];
    while (!(state.top() instanceof FleetFrame.GameOver)) {
      if (!changed && state.top() instanceof FleetFrame.SetupSubdecks) {
        state = change.apply(state);
        changed = true;
        for (Captain captain : state.table().captains()) {
          ships[captain.faction().ordinal()] = captain.fleet().size();
        }
      }
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<FleetAction> legal = GAME.legalActions(state, seat);
      chance = chance.below(2).next();
      FleetAction action = BOT.choose(GAME.view(state, seat), legal, chance.fork(1));
      Table before = state.table();
      count(before, legal.size(), asked, action);
      state = GAME.next(state, action);
      if (before.turn() > 0 && state.table().turn() != before.turn()) {
        endTurn(asked);
      }
    }
    finish(state, ships, mark);
  }

  private void count(Table table, int legal, int[] asked, FleetAction action) {
    decisions++;
    forced += legal == 1 ? 1 : 0;
    asked[action.actor().equals(table.active()) ? 0 : 1]++;
    ActionShare share = ActionShare.of(table, action);
    if (share != null) {
      actions.add(share);
    }
  }

  private void endTurn(int[] asked) {
    ownDecisions.add(asked[0]);
    otherDecisions.add(asked[1]);
    asked[0] = 0;
    asked[1] = 0;
  }

  private void finish(FleetState state, int[] ships, int cloaksBefore) {
    Table table = state.table();
    ImmutableList<Seat> winners = ((FleetFrame.GameOver) state.top()).outcome().winners();
    games++;
    turns.add(table.turn());
    endless += table.turn() >= table.config().turns() ? 1 : 0;
    boolean cloaks = false;
    for (Tile tile : table.tiles()) {
      explored += tile.explored() ? 1 : 0;
    }
    for (Captain captain : table.captains()) {
      lost += captain.destroyed().size();
      cloaks |= cloaks(table, captain);
      for (Scored scored : captain.scored()) {
        points.add(scored.kind(), scored.vp());
        if (scored.kind() == ScoreKind.MISSION) {
          completed.add(table.set().mission(scored.card().orElseThrow()).name());
        }
      }
    }
    cloakable += cloaks ? 1 : 0;
    cloaked += cloaks && actions.count(ActionShare.CLOAK) > cloaksBefore ? 1 : 0;
    if (!winners.isEmpty()) {
      won(table, ships, winners.get(0));
    }
  }

  private void won(Table table, int[] ships, Seat winner) {
    Seat first = table.turn() % 2 == 1 ? table.active() : table.active().next(2);
    federation.add(table.faction(winner) == Faction.FEDERATION);
    starter.add(winner.equals(first));
    int fewer = ships[0] < ships[1] ? 0 : 1;
    if (ships[fewer] <= FEW && ships[1 - fewer] > FEW) {
      fewShips.add(winner.index() == fewer);
    }
    for (Seat seat : Seat.first(2)) {
      Captain captain = table.captain(seat);
      for (CardId subdeck : captain.subdecks()) {
        String name = table.set().subdeck(subdeck).id();
        dealt.add(name);
        wonWith.add(name, seat.equals(winner) ? 1 : 0);
      }
    }
    for (Scored scored : table.captain(winner).scored()) {
      missionsOfWinners += scored.kind() == ScoreKind.MISSION ? 1 : 0;
    }
  }

  private static boolean cloaks(Table table, Captain captain) {
    return captain.faction() == Faction.KLINGON
        && captain.fleet().stream().anyMatch(ship -> table.def(ship).cloaks(Alert.WHITE));
  }

  /** The number that so many in a thousand do not pass. */
  static int quantile(TreeMultiset<Integer> numbers, double share) {
    int rank = (int) (share * numbers.size());
    for (Multiset.Entry<Integer> entry : numbers.entrySet()) {
      rank -= entry.getCount();
      if (rank < 0) {
        return entry.getElement();
      }
    }
    return numbers.isEmpty() ? 0 : numbers.lastEntry().getElement();
  }

  /** The share of the actions that is spent so. */
  double share(ActionShare share) {
    return actions.count(share) / (double) actions.size();
  }

  /** The share of the points that comes from there. */
  double share(ScoreKind kind) {
    return points.count(kind) / (double) points.size();
  }
}
