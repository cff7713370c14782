"""Plays one game over the referee's protocol, with the first legal action at each turn.

Usage: python3 client.py GAME SEED COMMAND...
where COMMAND starts the referee, such as: java -cp CLASSPATH io.stardeck.engine.cli.Main referee
"""

import json
import subprocess
import sys


class Referee:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def play(referee, game, seed):
    ruling = referee.ask(op="setup", game=game, seed=seed, tell=[0])
    decisions = 0
    while "outcome" not in ruling:
        for told in ruling["told"]["0"]:
            print(told["text"])
        state, seat = ruling["state"], ruling["toAct"][0]
        actions = referee.ask(op="legal", game=game, state=state, seat=seat)["actions"]
        ruling = referee.ask(op="apply", game=game, state=state, action=actions[0], tell=[0])
        decisions += 1
    print("over after", decisions, "decisions, won by", ruling["outcome"]["winners"])


if __name__ == "__main__":
    referee = Referee(sys.argv[3:])
    play(referee, sys.argv[1], sys.argv[2])
    sys.exit(referee.close())
